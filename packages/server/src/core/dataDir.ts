export const databaseName = 'settlement-help.db';
export const filesName = 'files';
/** Uploads are staged here before they go to a bucket. */
export const stagingName = 'staging';
