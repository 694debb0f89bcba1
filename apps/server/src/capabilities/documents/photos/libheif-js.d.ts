/** Functions of libheif (libheif/heif.h). Pointers are numbers. `heif_error` is written to the first argument. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  interface LibHeif {
    /** The memory of libheif. It is another array when the memory has grown. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(byteSize: number): number;
    _heif_context_alloc(): number;
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      bytes: number,
      byteSize: number,
      options: 0,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_get_width(handle: number): number;
    _heif_image_handle_get_height(handle: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, profile: number): void;
    _heif_decoding_options_alloc(): number;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
  }
  export default function createLibHeif(): LibHeif;
}
