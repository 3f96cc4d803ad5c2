import type { ComponentType } from 'react';
import { EVENT_LOG_TYPES, LOG_TYPES } from '../../../domain/system-log.ts';
import {
  BellIcon,
  CheckIcon,
  CloseIcon,
  FlagIcon,
  HeartIcon,
  InfoIcon,
  LockIcon,
  RefreshIcon,
  MailIcon,
} from '../../../ui/icons.tsx';
import {
  DownloadIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  FlagOffIcon,
  GiftIcon,
  GiftOffIcon,
  MailOffIcon,
  MessageOffIcon,
  PeopleIcon,
  PersonOffIcon,
  ReplyIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  ShieldOffIcon,
  TrashIcon,
  UnlockIcon,
} from '../../../ui/rare-icons.tsx';
import type { IconProps } from '../../../ui/icon.tsx';

type KnownType = (typeof LOG_TYPES)[number];

const ICONS: Readonly<Record<KnownType, ComponentType<IconProps>>> = {
  user_signup: PeopleIcon,
  wishlist_created: GiftIcon,
  contribution_made: HeartIcon,
  contribution_set_aside: CloseIcon,
  contribution_restored: RefreshIcon,
  payment_details_changed: EditIcon,
  report_submitted: FlagIcon,
  user_banned: LockIcon,
  user_unbanned: UnlockIcon,
  admin_granted: ShieldIcon,
  admin_revoked: ShieldOffIcon,
  wishlist_deactivated: EyeOffIcon,
  wishlist_reactivated: EyeIcon,
  wishlist_deleted: TrashIcon,
  report_resolved: CheckIcon,
  support_new: BellIcon,
  support_read: MailIcon,
  support_answered: ReplyIcon,
  subscriber_deleted: MailOffIcon,
  settings_changed: SettingsIcon,
  data_found: SearchIcon,
  data_exported: DownloadIcon,
  user_deleted: PersonOffIcon,
  gift_erased: GiftOffIcon,
  support_deleted: MessageOffIcon,
  report_deleted: FlagOffIcon,
};

/** Marigold for guests and hosts, wine for admins. Unknown types have an icon too. */
export function LogIcon({ type }: { readonly type: string }) {
  const known = LOG_TYPES.find((one) => one === type);
  const Icon = known ? ICONS[known] : InfoIcon;
  const isEvent = EVENT_LOG_TYPES.some((one) => one === type);
  return (
    <span
      data-icon={known ?? 'default'}
      className={`grid size-10 shrink-0 place-items-center rounded-full ${
        isEvent ? 'bg-marigold-wash text-marigold-ink' : 'bg-wine-wash text-wine'
      }`}
    >
      <Icon />
    </span>
  );
}
