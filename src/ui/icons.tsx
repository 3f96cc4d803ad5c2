import { Line, type IconProps } from './icon.tsx';

export const HeartIcon = (props: IconProps) => (
  <Line {...props} d="M12 20C5 15.5 3 12 3 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.7c0 3.3-2 6.8-9 11.3z" />
);

export const ShareIcon = (props: IconProps) => (
  <Line {...props} d="M12 15V3m0 0L8 7m4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7" />
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

export const RefreshIcon = (props: IconProps) => <Line {...props} d="M20 4v5h-5M19.4 9A8 8 0 1 0 20 13.5" />;

export const FlagIcon = (props: IconProps) => <Line {...props} d="M5 21V4c5-2.5 9 2.5 14 0v10c-5 2.5-9-2.5-14 0" />;

export const PhoneIcon = (props: IconProps) => (
  <Line
    {...props}
    d="M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z"
  />
);

export const LockIcon = (props: IconProps) => <Line {...props} d="M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2" />;

export const WarningIcon = (props: IconProps) => <Line {...props} d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v0" />;

export const InfoIcon = (props: IconProps) => (
  <Line {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8v0" />
);

export const SignOutIcon = (props: IconProps) => <Line {...props} d="M10 4H4v16h6M9 12h11m-4-4 4 4-4 4" />;

export const MailIcon = (props: IconProps) => <Line {...props} d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />;
