/**
 * Radix locks the page behind a dialog by a style element. It reads the nonce that the content security policy asks
 * for from this global, which bundlers know by webpack's name.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
