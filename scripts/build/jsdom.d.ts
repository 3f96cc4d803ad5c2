/** The part of jsdom that the build uses; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: { querySelector(selector: string): object | null } };
  }
}
