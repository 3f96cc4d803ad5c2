import type { ComponentType } from 'react';
import type { NotificationType } from '../../domain/notification.ts';
import { BellIcon, CalendarIcon, GiftIcon, type IconProps, InfoIcon, ShareIcon, SparkIcon } from '../../ui/icons.tsx';

const ICONS: Readonly<Record<NotificationType, ComponentType<IconProps>>> = {
  contribution: GiftIcon,
  item_funded: SparkIcon,
  wishlist_shared: ShareIcon,
  system: InfoIcon,
  reminder: CalendarIcon,
  other: BellIcon,
};

/** Drawn, where a toast has a character: these have the inks of the page. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type];
  return <Icon />;
}
