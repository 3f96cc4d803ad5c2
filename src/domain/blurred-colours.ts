/**
 * A CSS background in the colours of a picture (picture.ts), until it is loaded: nine spots that fade into each other.
 * '' if its address does not tell them.
 */
export function blurredColours(address: string): string {
  const [, colours = ''] = /#\w+[.]([0-9a-f]{27})/.exec(address) ?? [];
  const spots = colours.replace(
    /.../g,
    (colour, at: number) =>
      `radial-gradient(50% 50% at ${((at / 3) % 3) * 50}% ${Math.floor(at / 9) * 50}%,#${colour},#0000),`,
  );
  return spots && `${spots}#${colours.slice(12, 15)}`;
}
