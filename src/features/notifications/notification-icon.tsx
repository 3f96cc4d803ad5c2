import type { ComponentType } from 'react';
import type { NotificationType } from '../../domain/notification.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { BellIcon, InfoIcon, ShareIcon } from '../../ui/icons.tsx';
import { CalendarIcon, GiftIcon, SparkIcon } from '../../ui/rare-icons.tsx';

const ICONS: Readonly<Record<NotificationType, ComponentType<IconProps>>> = {
  contribution: GiftIcon,
  promised: GiftIcon,
  sent: GiftIcon,
  payment_details: InfoIcon,
  item_funded: SparkIcon,
  wishlist_shared: ShareIcon,
  system: InfoIcon,
  reminder: CalendarIcon,
  other: BellIcon,
};

/** SVG icons in the page's colours; toasts use emoji. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type];
  return <Icon />;
}
