import { BellIcon } from '../../ui/icons.tsx';

/** Reserves the space of the bell while it loads. */
export function BellPlace() {
  return (
    <span aria-hidden className="inline-grid size-touch shrink-0 place-items-center text-faded">
      <BellIcon className="size-6" />
    </span>
  );
}
