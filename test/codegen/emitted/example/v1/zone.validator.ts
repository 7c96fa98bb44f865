// Generated from example/v1/zone.yaml. Do not edit.
// @ts-nocheck
import { validateWidgetPart } from "./widget.validator.ts";

export function validateZone(data, instancePath = ""){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data["first-part"] !== undefined){
      if(!(validateWidgetPart(data["first-part"], instancePath+"/first-part"))){
        for(const error of validateWidgetPart.errors) (vErrors ??= []).push(error);
        errors += validateWidgetPart.errors.length;
      }
    }
  }
  validateZone.errors = vErrors;
  return errors === 0;
}
