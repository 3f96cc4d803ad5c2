export function viteTargets(): string[];
export function browsersWithout(...path: readonly string[]): readonly string[];
export function browsersWithoutFirst(...paths: readonly (readonly string[])[]): readonly string[];
export function browsersWithoutGlobal(name: string): readonly string[];
export function featuresBelow(...path: readonly string[]): readonly string[];
