/**
 * LevelDB's log format: a file of blocks of 32 KiB, filled with fragments of records.
 *
 *   fragment := checksum of type and data (4 bytes) | length (2) | type (1) | data
 *
 * A record that fits into the rest of its block is one FULL fragment; otherwise it is split into FIRST, MIDDLE… and LAST.
 * If less than a fragment header remains, the block is padded with zeros.
 */
export const BLOCK_BYTES = 32 * 1024;
export const HEADER_BYTES = 7;

export const FULL = 1;
export const FIRST = 2;
export const MIDDLE = 3;
export const LAST = 4;
