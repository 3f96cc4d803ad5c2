/** The icons of a few screens that are loaded on demand. Those of icons.tsx are part of every page. */
import { Line, type IconProps } from './icon.tsx';

export const ReplyIcon = (props: IconProps) => <Line {...props} d="m9 5-5 5 5 5M4 10h9a7 7 0 0 1 7 7v2" />;

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
