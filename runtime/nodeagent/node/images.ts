import type { ContainerImage } from "../../../generated/core/v1/node.ts";
import type { ImageClient } from "../cri/connectRuntime.ts";

/** @limit Names of an image in the status of a node: the others are left out. */
const maxNames = 5;

/** The largest images of the machine, at most so many, with their names. */
export async function listedImages(images: ImageClient, max: number): Promise<readonly ContainerImage[]> {
  const { images: found } = await images.listImages({});
  return found
    .map(({ repoTags, repoDigests, size }) => ({
      names: [...repoDigests, ...repoTags].slice(0, maxNames),
      sizeBytes: Number(size),
    }))
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.sizeBytes - a.sizeBytes)
    .slice(0, max);
}
