export function viteTargets(): string[];
export function browsersWithout(...path: readonly string[]): readonly string[];
export function featuresBelow(...path: readonly string[]): readonly string[];
