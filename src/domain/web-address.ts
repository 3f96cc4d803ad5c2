/** null for what is none: `URL.parse` is too young for the phones that guests have. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** http or https, without a name and password in it, which make one site's address look like another's. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/.test(text)) return false;
  const url = parsedUrl(text);
  return url !== null && url.username === '' && url.password === '';
}

/** What a picture is loaded from: https, or the own machine. */
export function isPictureAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
}

/** Somebody, an at, and a domain with a dot. Whether it exists shows when something is sent to it. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(\.[^\s@<>"(),:;.]+)+$/.test(text);
}
