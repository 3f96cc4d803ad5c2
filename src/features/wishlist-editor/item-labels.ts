import type { MessageKey } from '../../config/messages/en.ts';
import type { ItemField } from '../../domain/item-merge.ts';

export const ITEM_LABELS: Readonly<Record<ItemField, MessageKey>> = {
  title: 'editor.item.name',
  description: 'editor.item.description',
  price: 'editor.item.cost',
  category: 'editor.item.category',
  priority: 'editor.item.priority',
  imageUrl: 'editor.picture',
  externalUrl: 'editor.item.link',
  minContribution: 'editor.item.minimum',
  maxContribution: 'editor.item.maximum',
  quantity: 'editor.item.quantity',
  section: 'editor.item.section',
};
