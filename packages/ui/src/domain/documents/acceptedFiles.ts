import { limits } from '@settlement-help/contract';

/** The `accept` attribute for documents. With the types, browsers also offer `.jfif` files and files without extension. */
export const acceptedFiles = [...limits.document.extensions, ...limits.document.contentTypes].join(',');
