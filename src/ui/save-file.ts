/** Downloads a file created on the page. The name may be any text in any script. */
export function saveFile(contents: Blob, name: string, extension: string): void {
  const address = URL.createObjectURL(contents);
  Object.assign(document.createElement('a'), { href: address, download: nameOfFile(name, extension) }).click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address));
}

export function nameOfFile(name: string, extension: string): string {
  const file = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'download';
  return `${file}.${extension}`;
}
