import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { observeSize } from './observe-size.ts';

/** Not about:blank, which is in quirks mode. */
const EMPTY_PAGE = '<!doctype html>';

/**
 * A page within the page, as wide as its place: its content follows the frame's width like a window's, and has no effect on
 * the headings around it. It cannot be used, only looked at. As high as its content.
 */
export function PageFrame({ title, lang, children }: PageFrameProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  return (
    <>
      <iframe
        title={title}
        srcDoc={EMPTY_PAGE}
        tabIndex={-1}
        onLoad={({ currentTarget }) => setPage(pageIn(currentTarget))}
        className="block min-h-80 w-full"
        style={{ height }}
      />
      {page &&
        createPortal(
          <div
            ref={(content) => (content ? observeSize(content, () => setHeight(content.offsetHeight)) : undefined)}
            lang={lang}
            className="pointer-events-none"
            inert
          >
            {children}
          </div>,
          page,
        )}
    </>
  );
}

interface PageFrameProps {
  readonly title: string;
  readonly lang: string;
  readonly children: ReactNode;
}

/** The body of the frame, with the styles of this page. */
function pageIn(frame: HTMLIFrameElement): HTMLElement | null {
  const page = frame.contentDocument;
  if (!page) return null;
  const styles = document.head.querySelectorAll('style, link[rel=stylesheet]');
  page.head.replaceChildren(...[...styles].map((style) => page.importNode(style, true)));
  // The frame is as high as its content, which therefore must not be as high as the frame.
  page.body.style.minHeight = '0';
  page.documentElement.style.overflow = 'hidden';
  return page.body;
}
