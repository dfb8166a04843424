/** Names in a data folder and in a backup. */
export const databaseName = 'settlement-help.db';
export const filesName = 'files';
/** Uploads are staged here before they go to a bucket. */
export const stagingName = 'staging';
