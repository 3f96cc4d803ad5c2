/** null if invalid. `URL.parse` is not supported by our targets. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** '' or a URL. The security rules have the same patterns. */
export const WEB_ADDRESS = /^(https?:\/\/[^\s/?#@]+([/?#]\S*)?)?$/;
/** https, or http on localhost only. */
export const PICTURE_ADDRESS =
  /^(https:\/\/[^\s/?#@]+([/?#]\S*)?|http:\/\/(localhost|127[.]0[.]0[.]1)(:[0-9]+)?\/\S*)?$/;

/** An http or https URL without credentials, which can make one site's URL look like another's. */
export function isWebAddress(text: string): boolean {
  const url = WEB_ADDRESS.test(text) ? parsedUrl(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

export function isPictureAddress(text: string): boolean {
  return PICTURE_ADDRESS.test(text) && isWebAddress(text);
}
