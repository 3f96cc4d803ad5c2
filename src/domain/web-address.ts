/** null if invalid. `URL.parse` is not supported by our targets. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** '' or a URL. The security rules have the same pattern. */
export const WEB_ADDRESS = /^(https?:\/\/[^\s/?#@]+([/?#]\S*)?)?$/;
/**
 * '' or a picture in Storage: another server would learn who loads it. The rules and the Content-Security-Policy also
 * compare the bucket, and the rules the rest.
 */
export const PICTURE_ADDRESS =
  /^((https:\/\/firebasestorage[.]googleapis[.]com|http:\/\/(localhost|127[.]0[.]0[.]1):\d+)\/v0\/b\/\S+)?$/;

/** An http or https URL without credentials, which can make one site's URL look like another's. */
export function isWebAddress(text: string): boolean {
  const url = WEB_ADDRESS.test(text) ? parsedUrl(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** The host name of a link, for people: in ASCII, so that look-alike letters of other scripts are visible. */
export function shownHost(address: string): string {
  return parsedUrl(address)?.hostname ?? '';
}

/** null for no picture, and for one at another address, such as the photo of a Google account. */
export function storedPicture(address: string | null): string | null {
  return (address && PICTURE_ADDRESS.test(address) && address) || null;
}
