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

export const PersonOffIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 20c.5-8 12.5-8 13 0M17 9l4.5 4.5M21.5 9 17 13.5"
  />
);

export const GiftOffIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M4 11h16v9H4zM3 7h18v4H3zM12 7c-1.5-4-6-4-6-1.5C6 7 8 7 12 7zm0 0c1.5-4 6-4 6-1.5C18 7 16 7 12 7zM10 13.5l4 4M14 13.5l-4 4"
  />
);

export const MessageOffIcon = (props: IconProps) => (
  <Line {...props} d="M4 5h16v11.5H11L6.5 20v-3.5H4zM9.5 8.2l5 5M14.5 8.2l-5 5" />
);

export const FlagOffIcon = (props: IconProps) => (
  <Line {...props} d="M5 21V4c5-2.5 9 2.5 14 0v10c-5 2.5-9-2.5-14 0M9.5 6.5l5 5M14.5 6.5l-5 5" />
);

export const PrintIcon = (props: IconProps) => <Line {...props} d="M7 9V4h10v5M7 17H4v-6h16v6h-3M7 14h10v6H7z" />;

export const UploadIcon = (props: IconProps) => <Line {...props} d="M12 15V4m-4 4 4-4 4 4M4 15v5h16v-5" />;

export const WhatsAppIcon = (props: IconProps) => (
  <Line
    {...props}
    d="m3.5 20.5 1.3-4.4A8.5 8.5 0 1 1 8 19.3zM9 8.2c-1 2.3 3.6 7.1 6.3 6.5.9-.3 1-1.7.6-1.9l-1.7-.8-1 1c-1.3-.5-2.2-1.4-2.7-2.6l.9-1-.8-1.7c-.3-.4-1.3-.2-1.6.5z"
  />
);

export const TwitterIcon = (props: IconProps) => <Line {...props} d="M4 4l16 16M20 4 4 20M4 4h3.5L20 20h-3.5z" />;

export const CopyIcon = (props: IconProps) => <Line {...props} d="M9 9h11v11H9zM15 9V4H4v11h5" />;

export const QrIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 14v2M18 18h2v2M14 20h1M7 7h0M17 7h0M7 17h0"
  />
);

export const GiftIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-1.5-4-6-4-6-1.5C6 7 8 7 12 7zm0 0c1.5-4 6-4 6-1.5C18 7 16 7 12 7z"
  />
);

export const EyeIcon = (props: IconProps) => (
  <Line {...props} d="M2.5 12C6 5.5 18 5.5 21.5 12 18 18.5 6 18.5 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
);

export const EyeOffIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M4 4l16 16M9.5 7.6C14 6.3 19.3 8 21.5 12a10 10 0 0 1-3 3.3M6 8.6A10 10 0 0 0 2.5 12c2.3 4.2 8 5.9 12.5 4.3M10 10.2a3 3 0 0 0 4 4"
  />
);

export const SearchIcon = (props: IconProps) => (
  <Line {...props} d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 20 20" />
);

export const DownloadIcon = (props: IconProps) => <Line {...props} d="M12 4v11m0 0-4-4m4 4 4-4M5 20h14" />;

export const PeopleIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 20c.5-8 12.5-8 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.3 2.6 3.5 5.5"
  />
);

export const SparkIcon = (props: IconProps) => (
  <Line {...props} d="M12 3c.8 6 3 8.2 9 9-6 .8-8.2 3-9 9-.8-6-3-8.2-9-9 6-.8 8.2-3 9-9z" />
);
