/** Options for downshift, which expects its elements earlier than a dialog mounts them. */
export const inPortal = { suppressRefError: true };
