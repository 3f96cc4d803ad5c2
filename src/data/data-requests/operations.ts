/** What an admin does when a person asks for their data, or to have it deleted; loaded together. */
export { countData } from './found-by-kind.ts';
export { findSubjects } from './find-subjects.ts';
export { personArchive } from './person-archive.ts';
export { readErasureStart, removePerson } from './remove-person.ts';
