/** The least that every way of driving a browser can do: Playwright, Puppeteer, WebDriver. */
export interface Driver {
  /** As the browser names itself. */
  readonly version: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks where a person would, in pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
