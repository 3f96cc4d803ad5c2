/** The icons that only screens loaded on demand use. Those of icons.tsx are part of every page. */
import { Line, type IconProps } from './icon.tsx';

export const ReplyIcon = (props: IconProps) => <Line {...props} d="m9 5-5 5 5 5M4 10h9a7 7 0 0 1 7 7v2" />;

export const MailOffIcon = (props: IconProps) => (
  <Line {...props} d="M7 5.5h13.5v13M16.5 18.5h-13v-13M13 13l7.5-6.5M4 4l16 16" />
);

export const MessageIcon = (props: IconProps) => (
  <Line {...props} d="M4 5h16v11.5H11L6.5 20v-3.5H4zM8 9.5h8M8 12.5h5" />
);

export const PictureIcon = (props: IconProps) => (
  <Line {...props} d="M4 4.5h16v15H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.5v0" />
);

export const ShieldIcon = (props: IconProps) => (
  <Line {...props} d="M12 3.5 5 6v5c0 4.5 3 8 7 9.5 4-1.5 7-5 7-9.5V6zM9 12l2.2 2.2L15.2 10" />
);

export const ShieldOffIcon = (props: IconProps) => (
  <Line {...props} d="M12 3.5 5 6v5c0 4.5 3 8 7 9.5 4-1.5 7-5 7-9.5V6zM9.7 9.7l4.6 4.6M14.3 9.7l-4.6 4.6" />
);

export const UnlockIcon = (props: IconProps) => (
  <Line {...props} d="M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 7.6-1.7M12 15v2" />
);

export const RupeeIcon = (props: IconProps) => <Line {...props} d="M7 4h11M7 8.5h11M7 4h3.5a4.3 4.3 0 0 1 0 9H7l8 7" />;

export const MoreIcon = (props: IconProps) => <Line {...props} d="M12 5h.01M12 12h.01M12 19h.01" />;

export const PauseIcon = (props: IconProps) => <Line {...props} d="M8 5v14M16 5v14" />;

export const SettingsIcon = (props: IconProps) => (
  <Line {...props} d="M4 7h10M18 7h2M4 17h2M10 17h10M14 5v4h4V5zM6 15v4h4v-4z" />
);

export const ExternalIcon = (props: IconProps) => <Line {...props} d="M14 4h6v6m0-6-9 9M17 14v6H4V7h6" />;

export const CalendarIcon = (props: IconProps) => <Line {...props} d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />;

export const ArrowLeftIcon = (props: IconProps) => <Line {...props} d="M20 12H4m6-6-6 6 6 6" />;

export const ChartIcon = (props: IconProps) => <Line {...props} d="M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6" />;

export const EditIcon = (props: IconProps) => <Line {...props} d="m4 20 1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5" />;

export const TrashIcon = (props: IconProps) => (
  <Line {...props} d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
);

export const PrintIcon = (props: IconProps) => <Line {...props} d="M7 9V4h10v5M7 17H4v-6h16v6h-3M7 14h10v6H7z" />;

export const UploadIcon = (props: IconProps) => <Line {...props} d="M12 15V4m-4 4 4-4 4 4M4 15v5h16v-5" />;
