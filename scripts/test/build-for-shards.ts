/** A job of `npm test`: the build that the end-to-end shards share. */
import { buildToShare, SHARED_BUILD } from '../preview/shared-build.ts';

const folder = process.env[SHARED_BUILD];
if (!folder) throw new Error(`${SHARED_BUILD} names no folder.`);
await buildToShare(folder);
