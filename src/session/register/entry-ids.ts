import { v4 as newUuid, v5 as uuidOf } from 'uuid';
import { registerEntryId, type RegisterEntryId } from '../../domain/ids.ts';
import type { RegisterOf } from './read-register.ts';

export function newEntryId({ id }: Pick<RegisterOf, 'id'>): RegisterEntryId {
  return registerEntryId(`${id}_${newUuid()}`);
}

const ENTRIES = '5f0c6f7e-3f0a-4c55-9d3f-7a1d6f0b9a42';

/** The same id for the same row of a file or statement, so that adding it again changes nothing. */
export function entryIdOf({ id }: Pick<RegisterOf, 'id'>, row: string): RegisterEntryId {
  return registerEntryId(`${id}_${uuidOf(row, ENTRIES)}`);
}
