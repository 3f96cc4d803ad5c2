import { type Toasts } from './toasts.ts';

/** What is said by a toast stays for so long, whatever it says. */
const SHOWN_MS = 4_000;

/** Loaded with the first toast: a page that has none to show does without. */
async function toaster() {
  const { toast } = await import('react-hot-toast');
  return toast;
}

export const hotToasts: Toasts = {
  success: (text) => void toaster().then((toast) => toast.success(text, { duration: SHOWN_MS })),
  failure: (text, detail) =>
    void toaster().then((toast) =>
      toast.error(detail === undefined ? text : <WithDetail text={text} detail={detail} />, { duration: SHOWN_MS }),
    ),
  news: (text, icon) => void toaster().then((toast) => toast(text, { icon, duration: SHOWN_MS })),
};

function WithDetail({ text, detail }: { text: string; detail: string }) {
  return (
    <span>
      <span className="block">{text}</span>
      <span className="block text-sm">{detail}</span>
    </span>
  );
}
