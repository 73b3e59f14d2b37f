export const pressFiles = {
  pressKit: { file: "blue-heron-sound-press-kit.pdf", bytes: 1 },
  rider: { file: "blue-heron-sound-technical-rider.pdf", bytes: 1 },
  photos: { file: "blue-heron-sound-photos.zip", bytes: 1 },
  logos: { file: "blue-heron-sound-logos.zip", bytes: 1 },
} as const;
