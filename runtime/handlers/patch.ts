import { invalid, unsupportedMediaType } from "../../generated/errors.ts";
import { negotiate } from "../negotiate/accept.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
