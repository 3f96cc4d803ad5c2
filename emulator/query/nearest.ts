import type { Document } from '../model/document.ts';
import { getField, withField } from '../model/field-path.ts';
import { vectorComponents } from '../model/value.ts';
import type { NearestNeighbours } from './query.ts';

/** The documents with the nearest vectors, nearest first. */
export function findNearest(search: NearestNeighbours, documents: readonly Document[]): Document[] {
  const { measure, distanceThreshold, distanceResultField } = search;
  // A larger dot product means more similar; for the other measures smaller is nearer.
  const nearer = measure === 'DOT_PRODUCT' ? -1 : 1;
  const found: { document: Document; distance: number }[] = [];
  for (const document of documents) {
    const value = getField(document.fields, search.field);
    const components = value?.kind === 'map' ? vectorComponents(value.fields) : undefined;
    if (components?.length !== search.vector.length) continue;
    const vector = components.map((part) =>
      part.kind === 'integer' || part.kind === 'double' ? Number(part.value) : NaN,
    );
    const distance = MEASURES[measure](search.vector, vector);
    if (distanceThreshold !== undefined && nearer * distance > nearer * distanceThreshold) continue;
    found.push({ document, distance });
  }
  found.sort((a, b) => nearer * (a.distance - b.distance));
  return found.slice(0, search.limit).map(({ document, distance }) => {
    if (!distanceResultField) return document;
    return {
      ...document,
      fields: withField(document.fields, distanceResultField, { kind: 'double', value: distance }),
    };
  });
}

type Measure = (a: readonly number[], b: readonly number[]) => number;

const dot: Measure = (a, b) => a.reduce((sum, x, i) => sum + x * (b[i] as number), 0);

const MEASURES: Record<NearestNeighbours['measure'], Measure> = {
  EUCLIDEAN: (a, b) => Math.hypot(...a.map((x, i) => x - (b[i] as number))),
  COSINE: (a, b) => 1 - dot(a, b) / (Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b))),
  DOT_PRODUCT: dot,
};
