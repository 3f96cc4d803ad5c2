import { Line, type IconProps } from './icon.tsx';

export const GiftIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-1.5-4-6-4-6-1.5C6 7 8 7 12 7zm0 0c1.5-4 6-4 6-1.5C18 7 16 7 12 7z"
  />
);

export const HeartIcon = (props: IconProps) => (
  <Line {...props} d="M12 20C5 15.5 3 12 3 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.7c0 3.3-2 6.8-9 11.3z" />
);

export const ShareIcon = (props: IconProps) => (
  <Line {...props} d="M12 15V3m0 0L8 7m4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7" />
);

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

export const BellIcon = (props: IconProps) => (
  <Line {...props} d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0M12 5V3" />
);

export const MenuIcon = (props: IconProps) => <Line {...props} d="M4 7h16M4 12h16M4 17h16" />;

export const CloseIcon = (props: IconProps) => <Line {...props} d="m6 6 12 12M18 6 6 18" />;

export const CheckIcon = (props: IconProps) => <Line {...props} d="m4.5 12.5 5 5 10-11" />;

export const ChevronDownIcon = (props: IconProps) => <Line {...props} d="m6 9.5 6 6 6-6" />;

export const ChevronLeftIcon = (props: IconProps) => <Line {...props} d="m14.5 6-6 6 6 6" />;

export const ChevronRightIcon = (props: IconProps) => <Line {...props} d="m9.5 6 6 6-6 6" />;

export const PlusIcon = (props: IconProps) => <Line {...props} d="M12 5v14M5 12h14" />;

export const GlobeIcon = (props: IconProps) => (
  <Line {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z" />
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

export const RefreshIcon = (props: IconProps) => <Line {...props} d="M20 4v5h-5M19.4 9A8 8 0 1 0 20 13.5" />;

export const SearchIcon = (props: IconProps) => (
  <Line {...props} d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 20 20" />
);

export const DownloadIcon = (props: IconProps) => <Line {...props} d="M12 4v11m0 0-4-4m4 4 4-4M5 20h14" />;

export const FlagIcon = (props: IconProps) => <Line {...props} d="M5 21V4c5-2.5 9 2.5 14 0v10c-5 2.5-9-2.5-14 0" />;

export const MailIcon = (props: IconProps) => <Line {...props} d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />;

export const PhoneIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z"
  />
);

export const PeopleIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 20c.5-8 12.5-8 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.3 2.6 3.5 5.5"
  />
);

export const LockIcon = (props: IconProps) => <Line {...props} d="M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2" />;

export const SparkIcon = (props: IconProps) => (
  <Line {...props} d="M12 3c.8 6 3 8.2 9 9-6 .8-8.2 3-9 9-.8-6-3-8.2-9-9 6-.8 8.2-3 9-9z" />
);

export const WarningIcon = (props: IconProps) => <Line {...props} d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v0" />;

export const InfoIcon = (props: IconProps) => (
  <Line {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8v0" />
);

export const SignOutIcon = (props: IconProps) => <Line {...props} d="M10 4H4v16h6M9 12h11m-4-4 4 4-4 4" />;
