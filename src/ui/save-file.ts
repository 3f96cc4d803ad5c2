/** Hands somebody a file that was made on the page. Its name may be any text, in any script. */
export function saveFile(contents: Blob, name: string, extension: string): void {
  const address = URL.createObjectURL(contents);
  const file = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'shagun';
  Object.assign(document.createElement('a'), { href: address, download: `${file}.${extension}` }).click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
