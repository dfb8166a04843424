export const databaseName = 'settlement-help.db';
export const filesName = 'files';
/** Uploads are staged here before they go to a bucket. */
export const stagingName = 'staging';
/** Without a mail server, each email is a file here. */
export const outboxName = 'outbox';
