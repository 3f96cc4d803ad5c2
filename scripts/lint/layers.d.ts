export interface Zone {
  readonly target: string | readonly string[];
  readonly from: string;
  readonly except?: readonly string[];
  readonly message: string;
}

export const appLayers: Readonly<Record<string, readonly string[]>>;
export const emulatorLayers: Readonly<Record<string, readonly string[]>>;
export function zones(projectRoot: URL): Zone[];
