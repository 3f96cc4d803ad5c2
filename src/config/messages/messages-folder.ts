/** The folder of a build's messages; scripts/build/message-files-plugin.ts replaces this value. */
export const MESSAGES_FOLDER: string = '';
