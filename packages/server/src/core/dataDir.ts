/** The names within a data folder and within a backup of it. */
export const databaseName = 'settlement-help.db';
export const filesName = 'files';
/** Takes uploads in before they go to a bucket. */
export const stagingName = 'staging';
