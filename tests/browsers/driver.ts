/** The operations that Playwright, Puppeteer and WebDriver have in common. */
export interface Driver {
  /** The browser's own name and version. */
  readonly version: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at viewport coordinates. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
