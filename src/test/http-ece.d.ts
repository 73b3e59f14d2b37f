declare module "http_ece" {
  export function decrypt(
    body: Uint8Array,
    params: { version: "aes128gcm"; privateKey: import("node:crypto").ECDH; authSecret: string },
  ): Uint8Array;
}
