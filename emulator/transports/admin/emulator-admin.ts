/** The operations behind the emulator's own endpoints. */
export interface EmulatorAdmin {
  /**
   * Activates the rules; if they have errors, the previous rules stay active. With `ignoreErrors`, errors are returned as
   * issues; otherwise they are thrown as INVALID_ARGUMENT.
   */
  setRules(project: string, files: readonly RulesFile[], ignoreErrors: boolean): Promise<readonly RulesIssue[]>;
  /** How often each expression of the project's rules was true, false or errored. */
  coverage(project: string): Promise<object>;
  /** The same as an HTML page. */
  coveragePage(project: string): Promise<string>;
  /** The coverage of the rules with this content, across all projects. Requires --log-decisions. */
  coverageOf(content: string): Promise<object>;
  /** Replays the recorded requests of the rules with this content against their mutants. Requires --log-decisions. */
  tryMutants(content: string): Promise<object>;
  /** Deletes every document. `database` is `projects/{p}/databases/{d}`. */
  clear(database: string): Promise<void>;
  /** Exports to `{directory}/{name}/…` in Google's format. */
  exportTo(request: ExportRequest): Promise<void>;
}

export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** As in the rules API; lines and columns are 1-based. */
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
