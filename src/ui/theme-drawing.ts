import { newCanvas, type Size } from './picture.ts';
import styles from './themes.css?inline';

/**
 * What a theme looks like on paper: the palette in light colours, and the masks of garland and motif, from the style sheets
 * that draw the page.
 */
export interface ThemeLook {
  readonly colour: (name: string) => string;
  readonly motif: CanvasImageSource | null;
  /** Draws the garland across the width, `height` high, from the top of the box. */
  readonly drawToran: (context: CanvasRenderingContext2D, box: Box) => void;
  readonly drawMotif: (context: CanvasRenderingContext2D, box: Box) => void;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

type Properties = ReadonlyMap<string, string>;

/** Of all motifs and garlands. They are drawn larger than on the page, so the masks are loaded in this resolution. */
const SHARPNESS = 12;

/** `toran` is the drawn garland of the default theme; other themes have masks. */
export async function lookOf(theme: string, toran: SVGSVGElement): Promise<ThemeLook> {
  const properties = lightProperties(theme);
  const colour = (name: string) => resolved(`var(--${name})`, properties);
  const [motif, masks, drawn] = await Promise.all([
    maskOf(properties, '--motif'),
    Promise.all([maskOf(properties, '--toran'), maskOf(properties, '--toran-more')]),
    drawnToran(toran, colour),
  ]);
  const paints = [
    properties.get('--toran-paint') ?? 'var(--wine)',
    properties.get('--toran-more-paint') ?? 'var(--marigold)',
  ];
  return {
    colour,
    motif,
    drawToran: (context, box) => {
      if (!masks[0]) return drawRepeated(context, drawn, box);
      masks.forEach((mask, index) => {
        if (mask)
          drawPainted(context, box, resolved(paints[index] ?? '', properties), (layer, at) =>
            drawRepeated(layer, mask, at),
          );
      });
    },
    drawMotif: (context, box) => {
      if (!motif) return;
      const paint = resolved(properties.get('--motif-paint') ?? 'var(--marigold)', properties);
      drawPainted(context, box, paint, (layer, { width, height }) => layer.drawImage(motif, 0, 0, width, height));
    },
  };
}

/** The custom properties of a theme, without those of the dark scheme. */
export function lightProperties(theme: string): Properties {
  const sheet = Object.assign(document.createElement('style'), { textContent: styles, media: 'not all' });
  document.head.append(sheet);
  const properties = new Map<string, string>();
  for (const { cssRules } of [...document.styleSheets].filter(isReadable))
    for (const rule of cssRules)
      if (rule instanceof CSSStyleRule && applies(rule.selectorText, theme))
        for (const name of rule.style)
          if (name.startsWith('--')) properties.set(name, rule.style.getPropertyValue(name).trim());
  sheet.remove();
  return properties;
}

function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    // Of another origin, such as a browser extension's.
    return false;
  }
}

function applies(selector: string, theme: string): boolean {
  return selector
    .split(',')
    .some(
      (one) =>
        one.trim() === ':root' || /^(\[data-theme\])?\[data-theme="?'?([a-z]+)'?"?\]$/.exec(one.trim())?.[2] === theme,
    );
}

function resolved(value: string, properties: Properties): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    resolved(properties.get(name) ?? 'currentcolor', properties),
  );
}

async function maskOf(properties: Properties, name: string): Promise<HTMLImageElement | null> {
  const svg = /<svg.*<\/svg>/s.exec(properties.get(name) ?? '')?.[0];
  return svg === undefined ? null : imageOf(svg);
}

/** The SVG in the size of its viewBox, times the sharpness: an image without a size cannot be drawn everywhere. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const [, width = '64', height = '64'] = /viewBox=['"]0 0 ([\d.]+) ([\d.]+)/.exec(svg) ?? [];
  const image = new Image();
  const sized = svg.replace('<svg', `<svg width="${Number(width) * SHARPNESS}" height="${Number(height) * SHARPNESS}"`);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}

/** The garland of the default theme is an SVG of the page, whose classes name the colours. */
async function drawnToran(toran: SVGSVGElement, colour: (name: string) => string): Promise<HTMLImageElement> {
  const copy = toran.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('viewBox', '0 0 128 36');
  copy.removeAttribute('height');
  const names = new Set([...copy.querySelectorAll('[class]')].flatMap((each) => [...each.classList]));
  const rules = [...names].map((name) => {
    const [, property, value = ''] = /^(fill|stroke|opacity)-([\w-]+)$/.exec(name) ?? [];
    if (property === undefined) return '';
    return `.${name}{${property}:${property === 'opacity' ? Number(value) / 100 : colour(value)}}`;
  });
  copy.insertAdjacentHTML('afterbegin', `<style>${rules.join('')}</style>`);
  return imageOf(new XMLSerializer().serializeToString(copy));
}

/** As many whole swags as fit, so that both ends are alike. */
function drawRepeated(context: CanvasRenderingContext2D, image: HTMLImageElement, { x, y, width, height }: Box): void {
  const natural = (image.naturalWidth / image.naturalHeight) * height;
  const count = Math.max(1, Math.round(width / natural));
  const tile = width / count;
  for (let index = 0; index < count; index += 1) context.drawImage(image, x + index * tile, y, tile, height);
}

type DrawMask = (layer: CanvasRenderingContext2D, box: Box) => void;

/** Paints a box through a mask. */
function drawPainted(context: CanvasRenderingContext2D, box: Box, paint: string, drawMask: DrawMask): void {
  const layer = newCanvas(box);
  drawMask(layer, { ...box, x: 0, y: 0 });
  layer.globalCompositeOperation = 'source-in';
  layer.fillStyle = paintOf(layer, paint, box);
  layer.fillRect(0, 0, box.width, box.height);
  context.drawImage(layer.canvas, box.x, box.y);
}

/** A colour, or one of the gradients in themes.css. */
function paintOf(layer: CanvasRenderingContext2D, paint: string, { width, height }: Size): string | CanvasGradient {
  const stops = [...paint.matchAll(/(#[0-9a-f]{3,8}|rgba?\([^)]*\))(?:\s+([\d.]+)%)?/gi)];
  if (!paint.includes('gradient')) return paint;
  const side = Math.min(width, height);
  const [, left = '50', top = '50'] = /at ([\d.]+)% ([\d.]+)%/.exec(paint) ?? [];
  const [x, y] = [(width * Number(left)) / 100, (height * Number(top)) / 100];
  const radius = paint.includes('closest-side')
    ? side / 2
    : Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const gradient = paint.startsWith('linear')
    ? layer.createLinearGradient(0, 0, 0, height)
    : layer.createRadialGradient(x, y, 0, x, y, radius);
  stops.forEach(([, colour = '', at], index) =>
    gradient.addColorStop(at === undefined ? index / Math.max(1, stops.length - 1) : Number(at) / 100, colour),
  );
  return gradient;
}
