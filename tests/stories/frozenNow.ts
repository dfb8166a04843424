/** The moment at which every story takes place. */
export const FROZEN_NOW = new Date('2026-11-20T09:00:00Z');
