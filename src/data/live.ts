/** Called with each new value of something that is watched. */
export type OnValue<T> = (value: T) => void;
