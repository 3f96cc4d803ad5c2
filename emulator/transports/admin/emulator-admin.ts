/** What the emulator's own endpoints need from the engine. */
export interface EmulatorAdmin {
  /**
   * Takes the rules into use, unless they have errors: then those before stay. With `ignoreErrors` errors are answered
   * among the issues; without, they are thrown as INVALID_ARGUMENT.
   */
  setRules(project: string, files: readonly RulesFile[], ignoreErrors: boolean): Promise<readonly RulesIssue[]>;
  /** How often each expression of the project's rules was true, false or failed. */
  coverage(project: string): Promise<object>;
  /** The same as a page. */
  coveragePage(project: string): Promise<string>;
  /** The coverage of the rules with this content, over all projects. Needs --log-decisions. */
  coverageOf(content: string): Promise<object>;
  /** Puts the requests that the rules with this content have judged to each of their mutants. Needs --log-decisions. */
  tryMutants(content: string): Promise<object>;
  /** Deletes every document. `database` is `projects/{p}/databases/{d}`. */
  clear(database: string): Promise<void>;
  /** Writes `{directory}/{name}/…` in the format of Google's exports. */
  exportTo(request: ExportRequest): Promise<void>;
}

export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** In the words of the rules API; lines and columns count from 1. */
export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING' | 'DEPRECATION';
  readonly description: string;
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
}

export interface ExportRequest {
  readonly database: string;
  readonly directory: string;
  readonly name: string;
}
