import { BellIcon } from '../../ui/icons.tsx';

/** Where the bell will be: nothing moves when it comes. */
export function BellPlace() {
  return (
    <span aria-hidden className="inline-grid size-touch shrink-0 place-items-center text-faded">
      <BellIcon className="size-6" />
    </span>
  );
}
