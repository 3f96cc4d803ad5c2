import { describe, expect, it } from 'vitest';
import { parseFlags } from './flags.ts';

describe('command-line flags', () => {
  it('have documented defaults', () => {
    expect(parseFlags([])).toEqual({
      host: '127.0.0.1',
      port: 8080,
      projectId: undefined,
      singleProjectMode: false,
      rules: undefined,
      seedFromExport: undefined,
      dataDir: undefined,
      salvage: false,
      requireIndexes: undefined,
      logDecisions: false,
      countAccessesPerWrite: false,
    });
  });

  it('accept everything the Firebase CLI passes', () => {
    const line =
      '--host 127.0.0.1 --port 8085 --websocket_port 9150 --project_id demo --rules /r/firestore.rules ' +
      '--single_project_mode true --functions_emulator 127.0.0.1:5001 --seed_from_export /e/x_export_metadata';
    expect(parseFlags(line.split(' '))).toMatchObject({
      port: 8085,
      projectId: 'demo',
      rules: '/r/firestore.rules',
      singleProjectMode: true,
      seedFromExport: '/e/x_export_metadata',
    });
  });

  it('accept --flag=value and --no-flag', () => {
    expect(parseFlags(['--port=0', '--data-dir=a=b', '--no-single-project-mode'])).toMatchObject({
      port: 0,
      dataDir: 'a=b',
      singleProjectMode: false,
    });
    expect(parseFlags(['--require_indexes', 'f'])).toMatchObject({ requireIndexes: 'f' });
  });

  it('accept true and false as values of switches', () => {
    expect(parseFlags(['--single_project_mode=true', '--log-decisions', 'false'])).toMatchObject({
      singleProjectMode: true,
      logDecisions: false,
    });
    expect(parseFlags(['--log_decisions', '--port', '0'])).toMatchObject({ logDecisions: true, port: 0 });
    expect(parseFlags(['--count-accesses-per-write'])).toMatchObject({ countAccessesPerWrite: true });
  });

  it('return help whenever --help is present', () => {
    expect(parseFlags(['--port', 'x', '--help'])).toBe('help');
  });

  it.each([
    [['--prot', '1'], "Unknown option '--prot'. Try --help."],
    [['8080'], "Unexpected argument '8080'. Try --help."],
    [['--port'], "Option '--port <value>' argument missing. Try --help."],
    [['--rules', '--port', '1'], "Option '--rules' argument is ambiguous. Try --help."],
    [['--port', '80a'], '--port must be a number up to 65535, not "80a".'],
    [['--port', '70000'], '--port must be a number up to 65535, not "70000".'],
    [['--require-indexes'], "Option '--require-indexes <value>' argument missing. Try --help."],
    [['--single-project-mode', 'maybe'], "Unexpected argument 'maybe'. Try --help."],
    [['--no-port', '1'], "Unknown option '--no-port'. Try --help."],
  ])('rejects %j: %s', (args, message) => {
    expect(() => parseFlags(args)).toThrow(message);
  });
});
